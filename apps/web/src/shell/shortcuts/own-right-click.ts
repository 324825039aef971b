import { personalChoice } from '../../data/session/personal-choice.ts'

/** Whether a right click opens our help, or the browser's own menu. */
export const ownRightClick = personalChoice('own_right_click', {
  name: 'own-right-click',
  read: (stored) => stored !== false,
})
