/**
 * Booking a session with a mentor, from the mentor's page:
 *
 *     <BookingDialog
 *       mentor={mentor}                  // the answer of lookUpUser; a part of it is enough
 *       cards={cards} transfer={transfer} // the documents payment/cards and payment/transfer
 *       rules={rules}                    // the document mentors/sessions
 *       open={open} onClose={close}
 *       onBooked={(session) => …}        // what shows sessions asks for them anew
 *     />
 *
 * Keep it mounted while closed: it keeps the choices, but nothing of a card.
 */
export { bookingName } from './booking.ts';
export { BookingDialog } from './booking-dialog.tsx';
export { PlanCredits } from './plan-credits.tsx';
export { PlanContents } from './steps/plan-contents.tsx';
export type { BookingDialogProps } from './booking-dialog.tsx';
