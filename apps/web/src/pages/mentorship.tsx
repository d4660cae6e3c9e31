import { useNavigate, useSearch } from '@tanstack/react-router';
import { MentorDirectory } from '@bridge/mentorship';

/** The mentor list; what is searched and which page is open is kept in the address. */
export function Mentorship() {
  // By name: what mails and other sites add to an address is in the search, too, and no filter.
  const { q = '', page = 1, topic, language, price, zone, free } = useSearch({ from: '/signed-in/talent/mentorship' });
  const navigate = useNavigate({ from: '/talent/mentorship' });
  return (
    <MentorDirectory
      q={q}
      page={page}
      filters={{ topic, language, price, zone, free }}
      onSearch={(next, isTidied) =>
        void navigate({
          search: { ...next.filters, q: next.q || undefined, page: next.page > 1 ? next.page : undefined },
          // Every page is a place to come back to; every letter of a search is not.
          replace: isTidied ?? (next.q !== q && q !== ''),
          resetScroll: next.q === q,
        })
      }
    />
  );
}
