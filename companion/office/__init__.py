"""What the house writes and keeps: papers, figures, rules, and the computer itself."""
