import { useState, type FormEvent } from 'react';
import { Button, TextField } from '@radix-ui/themes';
import { useOnce } from '@bridge/ui';
import { carryOut } from './ask.ts';
import { editorOf } from './editor-address.ts';
import { words } from './words.ts';

const acts = ['duplicate', 'rename', 'delete'] as const;
type Act = (typeof acts)[number];

/** What may be done with a whole document of which there may be others: copied, given another name, taken away. */
export function DocumentActions({ file }: { file: string }) {
  const [asked, setAsked] = useState<Act>();
  return (
    <div className="wb-actions">
      <div className="wb-buttons">
        {acts.map((act) => (
          <Button key={act} type="button" variant={act === 'delete' ? 'outline' : 'soft'} color={act === 'delete' ? 'red' : undefined} aria-expanded={asked === act} onClick={() => setAsked(asked === act ? undefined : act)}>
            {words.act[act]}
          </Button>
        ))}
      </div>
      {asked && <Ask key={asked} act={asked} file={file} close={() => setAsked(undefined)} />}
    </div>
  );
}

function Ask({ act, file, close }: { act: Act; file: string; close: () => void }) {
  const [, before = ''] = /([^/]+)\.\w+$/.exec(file) ?? [];
  const [name, setName] = useState(act === 'delete' ? '' : act === 'duplicate' ? `${before}-2` : before);
  const { problems, isBusy, run } = useTask();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ act, file, ...(act !== 'delete' && { to: name }) });
  };
  return (
    <form className="wb-new" aria-label={words.act[act]} onSubmit={submit}>
      {act === 'delete' ? <p>{words.deleteAsk(file)}</p> : <NameField id="wb-act-name" name={name} setName={setName} />}
      {act === 'rename' && <p className="br-help">{words.renameHelp}</p>}
      <Problems problems={problems} />
      <div className="wb-buttons">
        <Button disabled={isBusy} color={act === 'delete' ? 'red' : undefined}>
          {words.act[act]}
        </Button>
        <Button type="button" variant="soft" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The least that a new document can be, for a kind of which there may be several. */
export function NewDocument({ kinds }: { kinds: readonly string[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const [kind, setKind] = useState(kinds[0] ?? '');
  const [name, setName] = useState('');
  const { problems, isBusy, run } = useTask();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ act: 'create', file: kind.replace('<slug>', 'new'), to: name });
  };
  if (!isAsking) {
    return (
      <Button type="button" variant="soft" onClick={() => setIsAsking(true)}>
        {words.newDocument}
      </Button>
    );
  }
  return (
    <form className="wb-new" aria-label={words.newDocument} onSubmit={submit}>
      <div className="br-field">
        <label htmlFor="wb-new-kind">{words.newKind}</label>
        <div className="br-select">
          <select id="wb-new-kind" value={kind} onChange={(event) => setKind(event.target.value)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {one.replace(/\/<slug>\.\w+$/, '')}
              </option>
            ))}
          </select>
        </div>
      </div>
      <NameField id="wb-new-name" name={name} setName={setName} />
      <Problems problems={problems} />
      <div className="wb-buttons">
        <Button disabled={isBusy}>{words.newDocument}</Button>
        <Button type="button" variant="soft" onClick={() => setIsAsking(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function NameField({ id, name, setName }: { id: string; name: string; setName: (name: string) => void }) {
  return (
    <div className="br-field">
      <label htmlFor={id}>{words.newKey}</label>
      <TextField.Root id={id} size="3" autoFocus value={name} aria-describedby={`${id}-help`} onChange={(event) => setName(event.target.value)} />
      <p id={`${id}-help`} className="br-help">
        {words.nameHelp}
      </p>
    </div>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      {problems.map((problem) => (
        <p key={problem} className="br-error">
          {problem}
        </p>
      ))}
    </div>
  );
}

/** Does something with a document, and goes on to what came of it. */
function useTask() {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [run, isBusy] = useOnce(async (task: Parameters<typeof carryOut>[0]) => {
    const done = await carryOut(task).catch(() => undefined);
    if (done?.state === 'done') return window.location.assign(done.file === undefined ? '/content' : editorOf(done.file));
    setProblems(done?.why ?? [words.failed]);
  });
  return { problems, isBusy, run };
}
