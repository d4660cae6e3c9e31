import { z } from 'zod';

const hash = '[A-Za-z0-9_-]{8}';

/**
 * translations/<code>.lock.json: for each text the hash of the source text it was translated from and the hash of its own,
 * "sourceHash ownHash"; the paragraphs of a body as a list of such pairs. Written by the content command.
 */
export const lockSchema = z
  .record(
    z.string().max(200),
    z
      .strictObject({
        texts: z.record(z.string().max(400), z.string().regex(new RegExp(`^${hash} ${hash}$`), 'is not a pair of hashes: this file is written by the content command')).optional(),
        body: z.array(z.string().regex(new RegExp(`^(?:${hash}) (?:${hash})$`), 'is not a pair of hashes: this file is written by the content command')).optional(),
      })
      .meta({ title: 'locked file' }),
  )
  .meta({ title: 'lock file' });
export type LockFile = z.infer<typeof lockSchema>;
