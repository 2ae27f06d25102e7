"""The five manual tools."""
