"""What just happened, and what hands have to do now."""
