/** Texts of the page of saved addresses. */
export const addresses = {
  title: 'Addresses',
  lead: 'Where your parcels go. Checkout fills in your default address.',
  emptyHint: 'Save one, and the next order is quicker.',
  standard: 'Default',
  makeStandard: 'Make default',
  makeStandardOf: (street: string) => `Make default: ${street}`,
  change: 'Change',
  changeOf: (street: string) => `Change: ${street}`,
  remove: 'Remove',
  removeOf: (street: string) => `Remove: ${street}`,
  add: 'Add an address',
  save: 'Save',
  saving: 'One moment…',
  street: 'Street and number',
  suburb: 'Suburb',
  city: 'City or town',
  province: 'Province',
  provinceHint: 'Choose a province',
  postalCode: 'Postal code',
  tooMany: 'You can save 10 addresses. Remove one first.',
}

export type AddressMessages = typeof addresses
