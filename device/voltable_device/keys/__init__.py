"""What fingers mean."""
