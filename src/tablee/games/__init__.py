"""The rules of the games, and nothing but the rules.

Everything below this package is pure: no clock, disk, network, logging or global random.
"""
