import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icon/icons.tsx'
import styles from './Stepper.module.css'

export interface Step {
  id: string
  label: string
}

export interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Index of the step shown. Steps before it are done, steps after it are coming. */
  current: number
  /** Back to a step that is done; without it none can be pressed. */
  onStep?: ((id: string, index: number) => void) | undefined
  className?: string | undefined
}

export function Stepper({ label, steps, current, onStep, className }: StepperProps) {
  return (
    <nav className={classNames(styles.stepper, className)} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const done = index < current
          const inner = (
            <>
              <span className={styles.mark}>{done ? <CheckIcon size={16} /> : index + 1}</span>
              <span className={styles.label}>{step.label}</span>
            </>
          )
          return (
            <li
              key={step.id}
              className={classNames(styles.step, done && styles.done, index === current && styles.current)}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && onStep !== undefined ? (
                <button
                  type="button"
                  className={styles.button}
                  aria-label={step.label}
                  onClick={() => onStep(step.id, index)}
                >
                  {inner}
                </button>
              ) : (
                <span className={styles.button}>{inner}</span>
              )}
            </li>
          )
        })}
      </ol>
      <span className={styles.counter}>
        {Math.min(current + 1, steps.length)}
        <span className={styles.total}>/{steps.length}</span>
      </span>
    </nav>
  )
}
