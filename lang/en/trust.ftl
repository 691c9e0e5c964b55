### Taking back trust, on the page of the officials; and what one may make here.

trust-officials = Those who have a password
trust-officials-lead = A new password shuts out the devices that came in with the old one.
trust-new-name = New name
trust-rename = Rename
trust-new-password = New password
trust-password = Change the password
trust-dismiss = Dismiss
trust-devices = Devices that are let in
trust-devices-lead = A lost phone, or one that nobody knows: shut it out. Its games go on, and a new link gives the seat to another device.
trust-no-name = Without a name
trust-you = this device
trust-shut-out = Shut out
trust-links = Links that nobody has used
trust-links-lead = Whoever has photographed one can use it. A closed link is used up.
trust-close-link = Close
trust-delete = Delete the event
trust-delete-lead = Its games, their logs and all that was written are gone for good. While a game is played nothing is deleted.
trust-delete-do = Delete for good
live-error-quota = Somebody has made very much here today. Please wait, or ask whoever runs this server.
live-error-only-officials = Only officials make events on this server.
live-error-played = A game is being played here. Nothing was deleted.
