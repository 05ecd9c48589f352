#include "CMoonshineStandIn.h"
