// What the workbench and its page (apps/web/src/workbench) say to one another.
export type { Conflict } from './workbench/merge.ts';
export type { Answer, Count, Draft, FieldFault, List, Opened, Row, SourceText } from './workbench/desk.ts';
export type { Done, Task } from './workbench/documents.ts';
export type { Hit } from './workbench/search.ts';
export type { Blank, Field, Form as FieldForm, Ids } from './workbench/form.ts';
export { wholeSite } from './world/whole.ts';
