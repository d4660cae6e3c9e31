/** As a good provider writes: of each year a milestone with all that helps, and two that are acts alone. */
export const goodTexts = [
  ['Write two pages on firms you would join, and have an experienced colleague mark them.', 'Rewrite your CV in one evening.', 'Repair a radio from the market without help, weighing each part before it goes back into its case.'],
  ['Draw up a list of five customers, and ask two mentors for comments.', 'Send ten applications in March.', 'Photograph twelve kettles before and after you mended them, and hang the pictures where passers-by stop.'],
  ['Keep a log of one placement; let its senior fitter review it with your partner.', 'Rehearse six interviews aloud.', 'Replace forty worn plugs along your street.'],
  ['Describe your trade in a letter to somebody who does it elsewhere, and join a network that corrects it.', 'Teach three cousins soldering.', 'Restore one sewing machine to its first sound, oil and thread included, for whoever sews nearby.'],
  ['Publish a report for employers, reviewed by three experts of your association.', 'Sell five radios downtown.', 'Open the door of your own bench on three mornings.'],
];
