"""Hidden Agendas."""
