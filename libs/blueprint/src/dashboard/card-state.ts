/** How a card of the dashboard stands: it draws its final shape while pending, and one offer where there is no blueprint. */
export type CardState = 'pending' | 'failed' | 'empty' | 'ready';
