import { acceptSecret } from '../secret-check.ts';
import { openSecret } from '../secret.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator } from './open-for-operator.ts';

export const secret: Command = {
  usage: 'secret accept',
  summary: 'On PostgreSQL: the SECRET_KEY that is set now is the right one from now on, where the old one is lost. Codes on their way fail, and second factors have to be taken away.',
  async run(args, { environment, say, complain }) {
    const { words, fault } = readArguments(args, []);
    if (fault || words.join(' ') !== 'accept') {
      complain(fault ?? `Usage: ${secret.usage}`);
      return 2;
    }
    if (!environment.databaseUrl) {
      complain('The embedded database has its secret beside it (secret.key in the data folder): there is nothing to compare.');
      return 1;
    }
    const database = await openForOperator(environment);
    try {
      await acceptSecret(database, openSecret(environment.secret, environment.dataFolder));
      say('Accepted. Processes that have another SECRET_KEY do not start any more; those that run keep theirs until they end. Whoever has a second factor signs in again after "second-factor remove".');
      return 0;
    } finally {
      await database.close();
    }
  },
};
