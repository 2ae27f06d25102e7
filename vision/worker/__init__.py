"""The camera's threads, what they carry from frame to frame, and how they get over faults."""
