// A test target on Linux that links this product fails where the library reports an issue; one that does not only prints it. The product also tells the
// dependencies of one test from those of the next, and lets `explore` see what `#expect` finds wrong.
import DependenciesTestSupport
import IssueReportingTestSupport
import SchedulesTestSupport
