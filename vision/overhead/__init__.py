"""What lies on the table under a camera overhead, kept through hands, shadows, piles and knocks."""
