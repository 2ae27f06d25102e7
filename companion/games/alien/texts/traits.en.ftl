# What past results are compared by
trait-location = Location
trait-role = Role
