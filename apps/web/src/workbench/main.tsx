// Development only: the page of the editors' workbench (tools/content/src/workbench serves it at /content).
import { createRoot } from 'react-dom/client';
import { Theme } from '@radix-ui/themes';
import { themeProps } from '@bridge/ui';
import { followSystemTheme } from '../shell/theme.ts';
import { Workbench } from './workbench.tsx';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import './workbench.css';

followSystemTheme();

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <Theme {...themeProps}>
      <Workbench />
    </Theme>,
  );
