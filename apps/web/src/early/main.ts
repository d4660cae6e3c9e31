// The script of account screens' pages: that of every public page, and the start of the program once the page stands.
// Before the program is there, the form works by itself; what is typed, pressed or filled in meanwhile is kept (give-way.ts).
import '../public/boot/main.ts';
import { leadOnInCode } from './code.ts';
import { keepForProgram } from './keep.ts';
import { keepOrigin } from './origin.ts';
import { askForRole } from './role.ts';
import { startProgram } from './start-program.ts';

askForRole();
keepForProgram();
leadOnInCode();
if (document.readyState === 'complete') start();
else addEventListener('load', start);

function start(): void {
  keepOrigin();
  void startProgram();
}
