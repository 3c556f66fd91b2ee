/** What the page of saved addresses says. */
export const addresses = {
  title: 'Addresses',
  lead: 'Where your parcels go. The checkout begins with the standard one.',
  emptyHint: 'Save one, and the next order is quicker.',
  standard: 'Standard',
  makeStandard: 'Make standard',
  makeStandardOf: (street: string) => `Make standard: ${street}`,
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
  tooMany: 'Ten addresses are the most. Remove one first.',
}

export type AddressMessages = typeof addresses
