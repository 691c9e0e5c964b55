### What is told about an act of a tournament that is carried out.

tournament-notice-adjourned = { $count ->
        [one] One game
       *[other] { $count } games
    } of round { $round } without a result { $count ->
        [one] counts as a draw
       *[other] count as draws
    } for this pairing: { $boards }
tournament-notice-renumbered = { $who } had the starting rank { $old } until now.
tournament-notice-done = { $who }: { $did ->
        [entered] entered
        [withdrawn] withdrawn from round { $round }
        [rejoined] back from round { $round }
        [bye] bye in round { $round }
        [absent] absent from round { $round }
        [checked_in] checked in for round { $round }
        [excluded] excluded from round { $round }
        [expelled] expelled from round { $round } on
        [seated] sits at board { $board }
        [unseated] has no board of the player’s own any more
        [reinstated] reinstated from round { $round }
        [corrected] corrected
       *[document_seen] document seen
    }
tournament-notice-changed = Round { $round }, board { $board }, { $game }: the result was { $old }.
tournament-notice-turned = Round { $round }, board { $board }: White is { $white }, Black is { $black }.
tournament-notice-decided-late = A game of round { $round } is decided after later rounds were paired. Their pairings stand.
tournament-notice-excused = { $who } lost by default. Was the absence excused? After an unexcused one the player is excluded, unless the arbiter decides otherwise (Article { $article }).
tournament-notice-excluded = { $who } is excluded after an unexcused absence, unless the arbiter decides otherwise (Article { $article }).
tournament-notice-three-forfeits = { $who } has lost three games by forfeit and is expelled, unless the arbiter decides otherwise (Article { $article }).
tournament-notice-upwards = { $who } is younger than the age group and plays upwards.
tournament-notice-birth-unknown = { $who }: the day of birth does not tell whether the age group fits.
tournament-notice-full-point-bye = { $who }: FIDE advises against byes that are worth a full point.
tournament-notice-second-half-bye = { $who } has had a half-point bye already.
tournament-notice-counts-for-nobody = { $who } has played { $games } of { $of } games. The results stay in the table and count for nobody (Article { $article }).
tournament-notice-results-stand = { $who } has played { $games } of { $of } games. The results stand (Article { $article }).
tournament-notice-tiebreaks-changed = The tie-breaks were { $list ->
        [none] not named
       *[some] { $old }
    }. The report tells that they changed after the start.
tournament-notice-overruled = { $question }: until now the answer was { $option }. All that was drawn and played so far counts by the new one.
tournament-notice-leaves-fide-mode = FIDE mode is left for good. Every page and the report say so, with the round. Forbidden pairs and criteria of the event’s own become possible.
tournament-notice-incident = { $incident }: the chief arbiter { $follows ->
        [must_penalise] must impose a penalty
        [may_penalise] may impose a penalty
        [allowed] does nothing, for this is allowed
       *[decides] decides
    } (Article { $article }).
tournament-notice-after-lots = { $who } comes in after the draw. The chief arbiter decides whether to include a player who was not in time for it (Article { $article }).
tournament-notice-pairing-stays = The pairing of round 1 stays. The chief arbiter may change it after asking those concerned, and as little as possible (Article { $article }).
tournament-notice-boards-change = Boards of round 1 that change: { $boards } of { $of }. Those concerned are asked first, and as little as possible is changed (Article { $article }).
tournament-notice-team-left = { $who } has played { $games } of { $of } matches. Unplayed matches are marked. Which rule for players decides about the results, the chief arbiter says (Article { $article }).
tournament-notice-lots-late = Lots are drawn { $minutes } before the first round. It should be { $least } at least (Article { $article }).
tournament-notice-not-seen-again = { $who } is given a prize of an age group. The document has not been seen a second time.
tournament-notice-committee-late = The appeals committee is found before the first round. This one comes later (Article { $article }).
tournament-notice-one-federation = Members of the appeals committee are of one federation. Where possible they come from different ones (Article { $article }).
tournament-notice-votes = The appeal in dispute { $dispute } is decided by { $votes }.
tournament-notice-fee = The fee of the appeal in dispute { $dispute } { $fate ->
        [returned] is returned
        [may_be_returned] may be returned
       *[kept] is kept
    }.
tournament-notice-not-checked = Nobody has looked after this yet: { $items }.
tournament-notice-points = { $who }: { $sign ->
        [minus] { $points } taken from the score by decision
       *[plus] { $points } added to the score by decision
    }.
tournament-notice-breaks = The pairing by hand breaks a rule. { $rule ->
        [met] { $one } and { $two } have met already
        [forbidden] The event forbids that { $one } meets { $two }
        [bye] { $one } may not get the bye
        [same_colour] { $one } and { $two } must both have the same colour
        [colours] White { $one } and Black { $two } have the colours reversed
        [better] By the rules White { $one } meets Black { $two }
       *[no_pairing] The rules have no pairing for this round
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tournament-notice-not-published = No fingerprint of the secret was published before the draw. Nobody can verify it.
tournament-notice-published-before = The fingerprint { $hash } is published already. With another one in its place nobody can be sure that the lots were not chosen.
tournament-notice-took-back = Taken back, entry { $seq }: { $what }
tournament-notice-unpaired = Boards of round { $round } that go with it: { $boards }.{ $shown ->
        [yes] {" "}Players may have seen them.
       *[no] {""}
    }
tournament-notice-would-differ = { $known ->
        [none] Round { $round } would have been paired otherwise. Its pairing stands.
       *[some] { $count ->
            [one] Board { $boards } of round { $round } would have been paired otherwise. Its pairing stands.
           *[other] Boards { $boards } of round { $round } would have been paired otherwise. Their pairing stands.
        }
    }
tournament-notice-comes-in = { $who } comes into round { $round }, which is paired already. Boards that change for it: { $boards }.
tournament-notice-moves = { $who }: place { $old } becomes { $new }.
