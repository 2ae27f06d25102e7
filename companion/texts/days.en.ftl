# Days and moments.
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
day = { $day } { $month } { $year }
day-short = { $day } { $month }
moment-today = today { $hour }
moment-yesterday = yesterday { $hour }
moment-on = { $day }, { $hour }
