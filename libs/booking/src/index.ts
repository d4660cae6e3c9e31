/**
 * Booking a session with a mentor, from the mentor's page:
 *
 *     <BookingDialog
 *       mentor={mentor}                  // the answer of lookUpUser; a part of it is enough
 *       timeZone={user.timeZone}         // absent: the browser's
 *       cards={cards} transfer={transfer} // the documents payment/cards and payment/transfer
 *       open={open} onClose={close}
 *       onBooked={(session) => …}        // what shows sessions asks for them anew
 *     />
 *
 * Keep it mounted while closed: it keeps the choices, but nothing of a card.
 */
export { BookingDialog } from './booking-dialog.tsx';
export type { BookingDialogProps } from './booking-dialog.tsx';
