"""The report: one HTML file with its plots in it, to be read without Ludus and offline."""

from ludus.lab.report.page import page

__all__ = ["page"]
