import { useId, useState } from 'react';
import { SegmentedControl } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoice, themeChoices } from './theme.ts';

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const label = useId();
  const [chosen, setChosen] = useState(themeChoice);
  return (
    <div className="br-stack web-theme">
      <span className="br-small br-muted" id={label}>
        {t('frame.theme.label')}
      </span>
      <SegmentedControl.Root
        aria-labelledby={label}
        value={chosen}
        onValueChange={(value) => {
          const choice = themeChoices.find((known) => known === value) ?? 'system';
          chooseTheme(choice);
          setChosen(choice);
        }}
      >
        {themeChoices.map((choice) => (
          <SegmentedControl.Item key={choice} value={choice}>
            {t(`frame.theme.${choice}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
    </div>
  );
}
