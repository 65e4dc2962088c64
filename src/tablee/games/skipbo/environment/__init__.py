"""Skip-Bo for learners: `layout` says what is observed, `core` plays compiled, `against` adds the bots."""
