import type { DraftCase } from "../../draft/draft-case.ts";
import { locationOf } from "../cases/source-location.ts";
import type { Section } from "../sections/sections.ts";
import type { UseCase } from "../sections/use-cases.ts";
import { withStop } from "../../text/words.ts";
import { alternativeCase } from "./alternative-case.ts";
import { flowCase } from "./flows.ts";

/** One case for the flow of a use case, and one for each of its alternatives; all have its preconditions. */
export function casesOfUseCase(useCase: UseCase, section: Section): DraftCase[] {
  const { flow, steps, preconditions, alternatives, postconditions } = useCase;
  const place = { ...locationOf(flow ?? useCase.first, section), quote: steps.join(" ") };
  const draft = flowCase(steps, place, "");
  const last = draft?.steps.at(-1);
  if (last) last.expectedResult = [last.expectedResult, ...postconditions.map(withStop)].join(" ");
  return [
    ...(draft ? [{ ...draft, preconditions: [...preconditions] }] : []),
    ...alternatives.flatMap(({ block, ...alternative }) => alternativeCase(alternative, locationOf(block, section), preconditions)),
  ];
}
