// A classic script of a kilobyte, in the pages of screens that one call fills: it makes the call while the program is still
// on its way. It has the theme in it, so that these pages wait for one script and not for two.
import './first-call.ts';
import '../../theme.mjs';
