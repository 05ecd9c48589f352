"""Measures the live web: what a person waits for, what goes over the wire, and what a session costs the server."""
