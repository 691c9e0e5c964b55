//! What an edge does for each criterion, as fields of one number.

use std::collections::BTreeSet;

use super::Judged;
use super::bracket::{Bracket, Demand};
use super::colour;
use super::table::Table;
use super::wide::{Field, Layout};

/// Which order of candidates stands below the criteria.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Sets of moved-down players, then their opponents.
    MovedDown,
    /// Exchanges and transpositions of a homogeneous bracket or remainder whose first half has `first` players.
    Remainder {
        /// Number of pairs to make.
        first: usize,
    },
    /// None: the criteria alone, in fields wide enough for ways that pass a player more than once.
    Nothing,
}

/// Bits to spare in each field where ways are weighed: a way passes each player twice at most, and two ways are compared.
const ROOM: usize = 3;

/// Where a vertex belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Down,
    Resident,
    Next,
    Rest,
    Bye,
}

/// Counts at levels, highest level first.
struct Levels {
    values: Vec<i32>,
    fields: Vec<Field>,
}

impl Levels {
    fn new(layout: &mut Layout, values: impl Iterator<Item = i32>, most: u64) -> Self {
        let set: BTreeSet<i32> = values.collect();
        let values: Vec<i32> = set.into_iter().rev().collect();
        let fields = values.iter().map(|_| layout.field(most)).collect();
        Self { values, fields }
    }

    fn at(&self, value: i32) -> Option<Field> {
        self.values
            .binary_search_by(|probe| value.cmp(probe))
            .ok()
            .map(|at| self.fields[at])
    }
}

#[derive(Default)]
struct Fields {
    demand: Option<Field>,
    completion: Option<Field>,
    pairs: Option<Field>,
    scores: Option<Levels>,
    below: Option<Field>,
    next_pairs: Option<Field>,
    next_scores: Option<Levels>,
    receiver: Option<Field>,
    difference: Option<Field>,
    running: Option<Field>,
    preference: Option<Field>,
    strong: Option<Field>,
    down: [Option<Field>; 2],
    up: [Option<Field>; 2],
    down_scores: [Option<Levels>; 2],
    up_scores: [Option<Levels>; 2],
    kin: Option<Field>,
    set: Option<Field>,
    opponents: Vec<Field>,
    exchanges: Option<Field>,
    uppers: Option<Field>,
    going_down: Option<Field>,
    coming_up: Option<Field>,
    partners: Vec<Field>,
}

/// The weights of a bracket's graph.
pub struct Weights<'a> {
    table: &'a Table,
    bracket: &'a Bracket,
    vertices: Vec<(Place, usize)>,
    down: usize,
    residents: usize,
    order: Order,
    layout: Layout,
    words: usize,
    fields: Fields,
    /// Lowest score in the bracket less one point: what a downfloater is thought to meet (2017 A.8).
    floor: i32,
    /// The same for the next bracket.
    next_floor: i32,
}

impl<'a> Weights<'a> {
    /// The weights for these moved-down players and residents of a bracket.
    pub fn new(
        table: &'a Table,
        bracket: &'a Bracket,
        down: &[usize],
        residents: &[usize],
        order: Order,
    ) -> Self {
        let mut vertices: Vec<(Place, usize)> = Vec::new();
        let lists = [
            (Place::Down, down),
            (Place::Resident, residents),
            (Place::Next, &bracket.next),
        ];
        for (place, list) in lists.into_iter().chain([(Place::Rest, &bracket.rest[..])]) {
            vertices.extend(list.iter().map(|&at| (place, at)));
        }
        if bracket.receivers.is_some() {
            vertices.push((Place::Bye, usize::MAX));
        }
        let score = |at: Option<&usize>| at.map_or(0, |&at| table.score(at).value());
        let mut weights = Self {
            table,
            bracket,
            vertices,
            down: down.len(),
            residents: residents.len(),
            order,
            layout: Layout::default(),
            words: 0,
            fields: Fields::default(),
            floor: score(bracket.residents.last()) - 100,
            next_floor: score(bracket.next.last()) - 100,
        };
        weights.lay_out();
        weights
    }

    /// Number of vertices.
    pub fn size(&self) -> usize {
        self.vertices.len()
    }

    /// Words that a weight needs.
    pub fn words(&self) -> usize {
        self.words
    }

    fn players(&self, place: Place) -> impl Iterator<Item = usize> + Clone + '_ {
        self.vertices
            .iter()
            .filter(move |vertex| vertex.0 == place)
            .map(|vertex| vertex.1)
    }

    fn own(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.players(Place::Down).chain(self.players(Place::Resident))
    }

    fn lay_out(&mut self) {
        let mut layout = Layout::with_room(if self.order == Order::Nothing { ROOM } else { 0 });
        let mut fields = Fields::default();
        let all = self.vertices.len() as u64;
        let pairs = (self.down + self.residents) as u64;
        let score = |at: usize| self.table.score(at).value();
        let ask = self.bracket.ask;
        let newer = self.table.rules.judged() == Judged::Scores;
        fields.demand = matches!(self.bracket.demand, Demand::Pair(..)).then(|| layout.field(1));
        fields.completion = ask.completion.then(|| layout.field(all));
        fields.pairs = Some(layout.field(pairs));
        let mixed = self.down > 0 || self.own_scores() > 1;
        if mixed && newer {
            fields.scores = Some(Levels::new(
                &mut layout,
                self.players(Place::Down).map(score),
                pairs,
            ));
        } else if mixed {
            fields.scores = Some(Levels::new(&mut layout, self.differences(), 2 * pairs));
        }
        fields.below = ask.bye_below.then(|| layout.field(all));
        if ask.lookahead {
            fields.next_pairs = Some(layout.field(all));
            fields.next_scores = Some(if newer {
                Levels::new(&mut layout, self.own().map(score), all)
            } else {
                Levels::new(&mut layout, self.next_differences(), 2 * all)
            });
        }
        if ask.receiver {
            let most = self
                .own()
                .map(|at| u64::from(self.table.cards[at].unplayed))
                .sum();
            fields.receiver = Some(layout.field(most));
        }
        self.lay_out_colors(&mut layout, &mut fields, pairs);
        self.lay_out_floats(&mut layout, &mut fields, pairs);
        // The event's own criterion, below all of C.04.3 (outside FIDE mode).
        let kin = self.own().any(|at| !self.table.cards[at].kin.is_empty());
        fields.kin = kin.then(|| layout.field(pairs));
        self.lay_out_order(&mut layout, &mut fields);
        self.words = layout.close();
        self.layout = layout;
        self.fields = fields;
    }

    fn own_scores(&self) -> usize {
        self.own()
            .map(|at| self.table.score(at))
            .collect::<BTreeSet<_>>()
            .len()
    }

    /// Every score difference that a pair or a downfloater of this bracket can bring.
    fn differences(&self) -> impl Iterator<Item = i32> {
        let scores: BTreeSet<i32> = self.own().map(|at| self.table.score(at).value()).collect();
        let pairs: BTreeSet<i32> = scores
            .iter()
            .flat_map(|one| scores.iter().map(move |two| (one - two).abs()))
            .collect();
        let floats: BTreeSet<i32> = scores.iter().map(|score| score - self.floor).collect();
        pairs.into_iter().chain(floats)
    }

    fn next_differences(&self) -> impl Iterator<Item = i32> {
        let scores: BTreeSet<i32> = self
            .own()
            .chain(self.players(Place::Next))
            .map(|at| self.table.score(at).value())
            .collect();
        let floor = self.next_floor;
        scores
            .into_iter()
            .flat_map(move |score| [score - floor, score - floor - 100])
            .chain([0])
    }

    fn lay_out_colors(&self, layout: &mut Layout, fields: &mut Fields, pairs: u64) {
        let cards = &self.table.cards;
        if self.own().any(|at| cards[at].top) {
            fields.difference = Some(layout.field(pairs));
            fields.running = Some(layout.field(pairs));
        }
        fields.preference = Some(layout.field(pairs));
        fields.strong = Some(layout.field(pairs));
    }

    fn lay_out_floats(&self, layout: &mut Layout, fields: &mut Fields, pairs: u64) {
        let cards = &self.table.cards;
        for ago in [1, 2] {
            if self.own().any(|at| cards[at].down(ago)) {
                fields.down[ago - 1] = Some(layout.field(2 * pairs));
            }
            if self.own().any(|at| cards[at].up(ago)) && self.mixed() {
                fields.up[ago - 1] = Some(layout.field(pairs));
            }
        }
        if !self.mixed() {
            return;
        }
        for ago in [1, 2] {
            if self.own().any(|at| cards[at].down(ago)) {
                fields.down_scores[ago - 1] = Some(self.float_levels(layout, pairs));
            }
            if self.own().any(|at| cards[at].up(ago)) {
                fields.up_scores[ago - 1] = Some(self.float_levels(layout, pairs));
            }
        }
    }

    fn float_levels(&self, layout: &mut Layout, pairs: u64) -> Levels {
        match self.table.rules.judged() {
            Judged::Scores => {
                let scores = self.players(Place::Down).map(|at| self.table.score(at).value());
                Levels::new(layout, scores, pairs)
            }
            Judged::Differences => Levels::new(layout, self.differences(), 4 * pairs),
        }
    }

    /// Whether pairs of different scores can arise here.
    fn mixed(&self) -> bool {
        self.down > 0 || self.own_scores() > 1
    }

    fn lay_out_order(&self, layout: &mut Layout, fields: &mut Fields) {
        match self.order {
            Order::Nothing => _ = layout.field(2 * self.vertices.len() as u64), // steps of a way, not of a pair
            Order::MovedDown => {
                fields.set = Some(layout.bits(self.down));
                fields.opponents = (0..self.down)
                    .map(|_| layout.field(self.residents as u64))
                    .collect();
            }
            Order::Remainder { first } => {
                let count = self.residents as u64;
                fields.exchanges = Some(layout.field(count));
                fields.uppers = Some(layout.field(count * count));
                fields.going_down = Some(layout.bits(first + 16));
                fields.coming_up = Some(layout.bits(self.residents - first));
                fields.partners = (0..self.residents).map(|_| layout.field(count)).collect();
            }
        }
    }

    /// Writes the weight of an edge; false where there is none.
    pub fn fill(&self, one: usize, two: usize, words: &mut [u64]) -> bool {
        let ((place, u), (other, v)) = (self.vertices[one], self.vertices[two]);
        if other == Place::Bye {
            let able = self
                .bracket
                .receivers
                .as_ref()
                .is_some_and(|able| able.binary_search(&u).is_ok());
            return able && self.below(words);
        }
        if other == Place::Down || !self.table.legal(u, v) {
            return false; // moved-down players do not meet each other
        }
        if let Demand::Float(at) = self.bracket.demand
            && other == Place::Resident
            && (u == at || v == at)
        {
            return false;
        }
        let limbo = place == Place::Down && matches!(self.order, Order::Remainder { .. });
        match other {
            Place::Resident if limbo => return false,
            Place::Resident => self.inside(one, two, words),
            Place::Next => {
                self.below(words);
                self.next(u, v, place, words);
            }
            _ => return self.below(words),
        }
        true
    }

    /// An edge that only shows that somebody below can be paired.
    fn below(&self, words: &mut [u64]) -> bool {
        self.put(words, self.fields.completion, 1);
        self.put(words, self.fields.below, 1);
        self.fields.completion.is_some() || self.fields.below.is_some() || self.fields.next_pairs.is_some()
    }

    fn put(&self, words: &mut [u64], field: Option<Field>, value: u64) {
        if let Some(field) = field {
            self.layout.add(words, field, value);
        }
    }

    fn next(&self, u: usize, v: usize, place: Place, words: &mut [u64]) {
        self.put(words, self.fields.next_pairs, 1);
        let Some(levels) = &self.fields.next_scores else {
            return;
        };
        let (high, low) = (self.table.score(u).value(), self.table.score(v).value());
        if self.table.rules.judged() == Judged::Scores {
            if place < Place::Next {
                self.put(words, levels.at(high), 1);
            }
            return;
        }
        for &field in &levels.fields {
            self.layout.add(words, field, 1);
        }
        self.put(words, levels.at(high - self.next_floor), 1);
        self.put(words, levels.at(low - self.next_floor), 1);
        self.take(words, levels.at(high - low));
    }

    /// Takes one away from a field that has one.
    fn take(&self, words: &mut [u64], field: Option<Field>) {
        if let Some(field) = field {
            self.layout.sub(words, field, 1);
        }
    }

    fn inside(&self, one: usize, two: usize, words: &mut [u64]) {
        let ((place, u), (_, v)) = (self.vertices[one], self.vertices[two]);
        let (high, low) = (&self.table.cards[u], &self.table.cards[v]);
        let fields = &self.fields;
        if self.bracket.demand == Demand::Pair(u, v) {
            self.put(words, fields.demand, 1);
        }
        self.put(words, fields.completion, 1);
        self.put(words, fields.pairs, 1);
        self.put(words, fields.below, 1);
        let newer = self.table.rules.judged() == Judged::Scores;
        if newer {
            if let Some(levels) = fields.scores.as_ref().filter(|_| place == Place::Down) {
                self.put(words, levels.at(high.score.value()), 1);
            }
        } else {
            self.differing(words, u, v);
        }
        if fields.receiver.is_some() {
            self.put(words, fields.receiver, self.unplayed(u) + self.unplayed(v));
        }
        let cost = colour::cost(high, low);
        self.put(words, fields.difference, u64::from(!cost.difference));
        self.put(words, fields.running, u64::from(!cost.running));
        self.put(words, fields.preference, u64::from(!cost.preference));
        self.put(words, fields.strong, u64::from(!cost.strong));
        for ago in [1, 2] {
            if newer {
                self.floats_by_scores(words, place, u, v, ago);
            } else {
                self.floats_by_differences(words, u, v, ago);
            }
        }
        self.put(words, fields.kin, u64::from(!self.table.kin(u, v)));
        match self.order {
            Order::Nothing => {}
            Order::MovedDown => self.order_down(words, one, two),
            Order::Remainder { first } => {
                self.order_remainder(words, one - self.down, two - self.down, first);
            }
        }
    }

    fn unplayed(&self, at: usize) -> u64 {
        let able = self
            .bracket
            .receivers
            .as_ref()
            .is_some_and(|able| able.binary_search(&at).is_ok());
        if able {
            u64::from(self.table.cards[at].unplayed)
        } else {
            0
        }
    }

    /// 2017: the pair's difference, and two players who do not float.
    fn differing(&self, words: &mut [u64], u: usize, v: usize) {
        let (high, low) = (self.table.score(u).value(), self.table.score(v).value());
        if let Some(levels) = &self.fields.scores {
            for &field in &levels.fields {
                self.layout.add(words, field, 1);
            }
            self.put(words, levels.at(high - self.floor), 1);
            self.put(words, levels.at(low - self.floor), 1);
            self.take(words, levels.at(high - low));
        }
        if let Some(levels) = &self.fields.next_scores {
            self.put(words, levels.at(high - self.next_floor), 1);
            self.put(words, levels.at(low - self.next_floor), 1);
        }
    }

    fn floats_by_scores(&self, words: &mut [u64], place: Place, u: usize, v: usize, ago: usize) {
        let (high, low) = (&self.table.cards[u], &self.table.cards[v]);
        let fields = &self.fields;
        let resident = u64::from(place == Place::Resident && high.down(ago)) + u64::from(low.down(ago));
        self.put(words, fields.down[ago - 1], resident);
        let moved = place == Place::Down;
        self.put(words, fields.up[ago - 1], u64::from(!(moved && low.up(ago))));
        let level = high.score.value();
        if let Some(levels) = fields.down_scores[ago - 1]
            .as_ref()
            .filter(|_| moved && high.down(ago))
        {
            self.put(words, levels.at(level), 1);
        }
        if let Some(levels) = fields.up_scores[ago - 1]
            .as_ref()
            .filter(|_| moved && !low.up(ago))
        {
            self.put(words, levels.at(level), 1);
        }
    }

    fn floats_by_differences(&self, words: &mut [u64], u: usize, v: usize, ago: usize) {
        let (high, low) = (&self.table.cards[u], &self.table.cards[v]);
        let fields = &self.fields;
        let difference = high.score.value() - low.score.value();
        let falls = difference > 0 && high.down(ago);
        let rises = difference > 0 && low.up(ago);
        let kept = u64::from(high.down(ago)) + u64::from(low.down(ago)) - u64::from(falls);
        self.put(words, fields.down[ago - 1], kept);
        self.put(words, fields.up[ago - 1], u64::from(!rises));
        if let Some(levels) = &fields.down_scores[ago - 1] {
            for &field in &levels.fields {
                self.layout.add(words, field, 1);
            }
            for card in [high, low].into_iter().filter(|card| card.down(ago)) {
                self.put(words, levels.at(card.score.value() - self.floor), 1);
            }
            self.take(words, levels.at(difference).filter(|_| falls));
        }
        if let Some(levels) = &fields.up_scores[ago - 1] {
            for &field in &levels.fields {
                self.layout.add(words, field, 1);
            }
            self.take(words, levels.at(difference).filter(|_| rises));
        }
    }

    fn order_down(&self, words: &mut [u64], one: usize, two: usize) {
        if one >= self.down {
            return;
        }
        if let Some(field) = self.fields.set {
            self.layout.add_bit(words, field, self.down - 1 - one);
        }
        let resident = two - self.down;
        self.layout.add(
            words,
            self.fields.opponents[one],
            (self.residents - resident) as u64,
        );
    }

    /// The key of a pair in a homogeneous bracket: few exchanges, low sums, high ones down, low ones up, low partners.
    fn order_remainder(&self, words: &mut [u64], one: usize, two: usize, first: usize) {
        // Moved-down players in the Limbo have no pairs here.
        let (upper, partner) = (one, two);
        let fields = &self.fields;
        self.put(words, fields.exchanges, u64::from(upper < first));
        self.put(words, fields.uppers, (self.residents - upper) as u64);
        if let Some(field) = fields.going_down {
            // Who stays up is a loss, the greater the later his number; a constant for each pair keeps it positive.
            self.layout.add_bit(words, field, first);
            if upper < first {
                self.layout.sub_bit(words, field, upper);
            }
        }
        if let Some(field) = fields.coming_up.filter(|_| upper >= first) {
            self.layout.add_bit(words, field, self.residents - 1 - upper);
        }
        self.layout
            .add(words, fields.partners[upper], (self.residents - partner) as u64);
    }
}
