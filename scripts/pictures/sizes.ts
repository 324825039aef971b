/** The windows that pictures are taken in. */
export const sizes = {
  terminal: { width: 1280, height: 800 },
  wide: { width: 1440, height: 810 },
  wall: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const
