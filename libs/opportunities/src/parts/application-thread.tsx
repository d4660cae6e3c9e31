import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { applicationThread, useTimeZone } from '@bridge/client';
import type { Application } from '@bridge/model';
import { ThreadButton, type Person } from '@bridge/ui';

type Props = Pick<Application, 'id' | 'thread'> & { /** Who is on the other side. */ person: Person; /** The lists that say how much is new. */ follows: QueryKey };

/** Opens what a talent and a partner write to each other about an application; nothing where there is nothing to read or to write. */
export function ApplicationThread({ id, thread, person, follows }: Props) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  if (!thread) return null;
  return <ThreadButton source={applicationThread(id)} unread={thread.unread} person={person} timeZone={timeZone} onRead={() => void client.invalidateQueries({ queryKey: follows })} />;
}
