import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isTimeZone, nameZone, placeOf } from '@bridge/model';
import type { ZoneChoice } from '@bridge/model';
import { useUiWords } from '../words/words-provider.tsx';
import type * as Places from './zone-places.ts';

type Native = { 'aria-labelledby'?: string | undefined; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined; 'aria-required'?: true | undefined; placeholder?: string | undefined };
export type ZoneBoxProps = Native & {
  id: string;
  /** The chosen zone; empty where there is none yet. */
  value: string;
  onChange: (zone: string) => void;
  /** Told what is typed while it is no zone: it stays in the box. Where nobody is to be told, the zone of before comes back. */
  onUnknown?: ((typed: string) => void) | undefined;
  /** The language of the page: countries are named in it. */
  locale: string;
};

/** So many are shown at once: whoever does not see theirs types another letter. */
const mostShown = 40;

/** A time zone, found by typing a city or a country. */
export function ZoneBox({ id, value, onChange, onUnknown, locale, ...native }: ZoneBoxProps) {
  const { choose, noMatch } = useUiWords();
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState(0);
  const before = useRef(value);
  const [wasUnknown, setWasUnknown] = useState(false);
  const isOpen = typed !== undefined;
  const places = usePlaces(isOpen);
  const choices = useMemo(() => (isOpen && places ? places.zoneChoices(locale, isTimeZone(value) ? [value] : []) : []), [isOpen, places, locale, value]);
  const found = isOpen && places ? places.findZones(choices, typed).slice(0, mostShown) : [];
  const list = useRef<HTMLUListElement>(null);
  const isShown = isOpen && found.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' }); // clear of what is fixed at the foot of a phone
  }, [isShown]);
  const at = new Date().toISOString();
  const shown = isTimeZone(value) ? nameZone(value, at, locale) : value;
  // What is said as the box is left stays, and no more comes: a button below must not move away from under the press that leaves it.
  const isUnknown = isOpen ? places !== undefined && found.length === 0 : wasUnknown && value !== '' && !isTimeZone(value);
  const optionId = (index: number) => `${id}option${index}`;
  const open = (text: string) => {
    if (!isOpen) before.current = value;
    onUnknown?.(text.trim() ? text : before.current); // at once: a form may be sent from within the box
    setTyped(text);
    setPlace(0);
  };
  const pick = ({ zone }: ZoneChoice) => {
    setTyped(undefined);
    onChange(zone);
  };
  const move = (to: number) => {
    setPlace(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? move(Math.min(place + 1, found.length - 1)) : open('')),
    ArrowUp: () => move(Math.max(place - 1, 0)),
    Enter: () => found[place] && pick(found[place]),
    Escape: () => {
      setTyped(undefined);
      onUnknown?.(before.current);
    },
  };
  /** What was typed is what is meant: the one zone of that name, or none, and then that is not hidden. */
  const leave = () => {
    const [only, ...others] = typed?.trim() ? found : [];
    setTyped(undefined);
    setWasUnknown(isUnknown);
    if (only && others.length === 0) pick(only);
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (!isOpen && event.key !== 'ArrowDown')) return; // closed, Enter sends the form and Escape closes the dialog around it
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="br-combo">
      <div className="rt-TextFieldRoot rt-r-size-3 rt-variant-surface">
        <input
          className="rt-reset rt-TextFieldInput"
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={found[place] ? optionId(place) : undefined}
          value={typed ?? shown}
          onFocus={(event) => event.target.select()}
          onClick={() => !isOpen && open('')}
          onChange={(event) => open(event.target.value)}
          onBlur={leave}
          onKeyDown={press}
          {...native}
          placeholder={isTimeZone(value) ? placeOf(value, locale) : native.placeholder}
        />
      </div>
      <ul ref={list} className="br-combo-list" role="listbox" id={`${id}list`} aria-label={choose} hidden={!isShown}>
        {found.map((choice, index) => (
          <li
            key={choice.zone}
            id={optionId(index)}
            role="option"
            aria-selected={index === place}
            onPointerDown={(event) => event.preventDefault()} // the box keeps the focus, and so the list stays
            onClick={() => pick(choice)}
          >
            <span className="br-grow">{choice.place}</span> <span className="br-muted">{nameZone(choice.zone, at, locale).match(/\(.+\)/)?.[0]}</span>
          </li>
        ))}
      </ul>
      <p className="br-help" role="status">
        {isUnknown && !native['aria-invalid'] ? noMatch : ''}
      </p>
    </div>
  );
}

/** Come when somebody looks for a zone. */
function usePlaces(isWanted: boolean): typeof Places | undefined {
  const [places, setPlaces] = useState<typeof Places>();
  useEffect(() => {
    if (isWanted && !places) import('./zone-places.ts').then(setPlaces, console.info); // asked for again when the list is opened again
  }, [isWanted, places]);
  return places;
}
