/** Why a file is refused before it is looked into, on the server and in the browser, which need not send it to know. */
export const FILE_EMPTY = 'The file is empty. Please choose another PDF.';
export const FILE_TOO_LARGE = 'The file is larger than 50 MB. Please upload a smaller PDF.';
