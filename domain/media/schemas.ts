/** Where stored pictures begin. Whatever else is stored is not for the public. */
export const PICTURES_FOLDER = 'pictures/'
