import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { inBase64, messageOf } from '@bridge/client';
import type { Done, List } from '@bridge/content';
import { Form, TextField, useTypedBefore } from '@bridge/ui';
import { useChangeActions } from '../mutations.ts';
import { SendRow } from '../parts/send-row.tsx';
import { FocusChooser, type Focus } from './focus-chooser.tsx';
import { PictureFile } from './picture-file.tsx';
import './pictures.css';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(80, 'tooLong'), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'text')),
  alt: v.record(v.string(), v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(200, 'tooLong'))),
});

/** Brings a picture into a change: its file, what it shows in each language that readers are offered, and what stays in sight. */
export function NewPicture({ changeId, list, onMade }: { changeId: string; list: List; onMade: (file: string) => void }) {
  const { t } = useTranslation('editing');
  const { bring } = useChangeActions(changeId);
  const name = `picture:${changeId}`;
  const isLeft = useTypedBefore(name, v.unknown()) !== undefined;
  const [chosen, setChosen] = useState<{ file: File; base64: string }>();
  const [problem, setProblem] = useState<string>();
  const [focus, setFocus] = useState<Focus>();
  const languages = list.locales.filter(({ draft }) => !draft);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name: '', alt: Object.fromEntries(languages.map(({ code }) => [code, ''])) } });

  async function choose(file: File) {
    setProblem(undefined);
    setFocus(undefined);
    setChosen({ file, base64: await inBase64(file) });
    if (form.getValues('name') === '') form.setValue('name', nameFrom(file.name));
  }

  async function save({ name, alt }: v.InferOutput<typeof schema>) {
    if (!chosen) return setProblem(t('pictures.missing'));
    try {
      const done = (await bring.mutateAsync({ name, picture: chosen.base64, alt, ...(focus && { focus }) })).data as Done; // the content tools made it
      if (done.state === 'refused') return tell(done.why);
      form.reset();
      setChosen(undefined);
      if (done.file) onMade(done.file);
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('form.offline') });
    }
  }

  /** What is wrong with the file stands at the file. */
  function tell(why: readonly string[]) {
    const ofFile = why.filter((one) => one.startsWith('This picture'));
    setProblem(ofFile.join('\n') || undefined);
    const others = why.filter((one) => !ofFile.includes(one));
    if (others.length > 0) form.setError('root', { message: [t('documents.refused'), ...others].join('\n') });
  }

  return (
    <details className="br-changes-folder" open={isLeft || undefined}>
      <summary>{t('pictures.new')}</summary>
      <Form form={form} keep={name} onSubmit={save}>
        <PictureFile label={t(chosen ? 'pictures.other' : 'pictures.choose')} chosen={chosen?.file.name} problem={problem} isBusy={bring.isPending} onChoose={(file) => void choose(file)} />
        {chosen && <FocusChooser src={`data:${chosen.file.type};base64,${chosen.base64}`} focus={focus} onChoose={setFocus} />}
        <TextField name="name" label={t('documents.newName')} help={t('pictures.nameHelp')} maxLength={80} autoCapitalize="none" required />
        <fieldset className="br-stack br-plain-fieldset">
          <legend className="br-label">{t('pictures.alt')}</legend>
          <p className="br-help">{t('pictures.altHelp')}</p>
          {languages.map(({ code, name, dir }) => (
            <TextField key={code} name={`alt.${code}`} label={name} maxLength={200} dir={dir} required />
          ))}
        </fieldset>
        <SendRow send={t('pictures.add')} sending={t('pictures.sending')} />
      </Form>
    </details>
  );
}

/** What a file may be called here, from what it was called there. */
function nameFrom(file: string): string {
  return file.replace(/\.\w+$/, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 80);
}
