import { describeRegister } from '../ground/registers/define-register.ts'
import { inside, moment, textOf } from '../ground/registers/field.ts'

/** Links that show a dashboard without anybody signing in. */
export const wallLinks = describeRegister({
  name: 'wall-link',
  key: 'name',
  fields: {
    name: textOf(200),
    dashboard: textOf(200),
    boards: inside,
    expires_at: moment,
  },
  labels: {
    name: 'walls.name',
    dashboard: 'walls.dashboard',
    boards: 'walls.boards',
    expires_at: 'walls.ends',
  },
})
