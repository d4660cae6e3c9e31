-- The queue looks for the answers that wait among all reviews there are.
create index reviews_appealed on reviews (id) where hidden_at is not null;
