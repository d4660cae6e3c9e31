/** The part of the document `brand` that account screens show. */
export const brand = {
  name: 'Bridge AI',
  panel: {
    title: 'Start Your Career Journey',
    text: 'Connect with industry leaders and educational institutions to find the perfect experiential learning opportunity.',
  },
};
