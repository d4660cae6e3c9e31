-- The queue looks for what waits among all reviews and applications there are.
create index reviews_appealed on reviews (id) where hidden_at is not null;
create index applications_to_us on applications (created_at) where state in ('received', 'seen') and target not like 'post.%';
