"""Fief on a map of its land."""
