"""What Alien, Firefly and Villains share: class and team triggers, a refilled market, pools of points."""
