import { notices } from '../../../parts/notices.ts'
import { tellDone } from '../../../parts/undo.ts'
import { Wizard } from '../../../wizards/frame/Wizard.tsx'
import { runActivity } from '../../../wizards/run-activity/run-activity.wizard.ts'

export function ActivityWizard({ machine_id, onLeave }: { machine_id: string; onLeave: () => void }) {
  return (
    <Wizard
      wizard={runActivity}
      machine_id={machine_id}
      onSuccess={tellDone}
      onFailure={tellFailure}
      onLeave={onLeave}
    />
  )
}

function tellFailure(text: string): () => void {
  const id = notices.failure(text)
  return () => notices.dismiss(id)
}
