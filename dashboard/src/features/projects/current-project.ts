import type { Project } from "@gantry/contract/projects/schemas.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { afterFrame } from "../../defer.ts";
import { meQuery, useMe } from "../auth/queries.ts";
import { everyProject } from "./every-project.ts";
import { projectsQuery } from "./queries.ts";

// Each organization keeps its own choice.
const keyOf = (organizationId: string) => `gantry.project.${organizationId}`;

function readStored(organizationId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(organizationId)) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(organizationId: string, choice: string) {
  try {
    localStorage.setItem(keyOf(organizationId), choice);
  } catch {
    // The URL still has it.
  }
}

interface CurrentProject {
  /** `undefined`: every project, or not loaded yet. */
  project: Project | undefined;
  /** Known before the project is loaded if the URL has it; `undefined` for all projects. */
  projectId: string | undefined;
  /** Whether it is safe to query with `projectId`. */
  isChosen: boolean;
  /** Whether the organization's projects are loaded. */
  isKnown: boolean;
  projects: readonly Project[];
  /** A project's id, or `everyProject`. */
  choice: string;
  choose: (choice: string) => void;
}

function choiceOf(asked: string | undefined, stored: string | undefined, projects: readonly Project[]): string {
  const isValid = (choice: string | undefined) => choice === everyProject || projects.some((project) => project.id === choice);
  const valid = [asked, stored].find(isValid);
  return valid ?? (projects.length === 1 ? projects[0]?.id : undefined) ?? everyProject;
}

/** What `useCurrentProject` will return, for code that prefetches a page's data. */
export async function currentProjectId(client: QueryClient, asked: string | undefined): Promise<string | undefined> {
  const [me, projects] = await Promise.all([client.ensureQueryData(meQuery()), client.ensureQueryData(projectsQuery())]);
  const choice = choiceOf(asked, readStored(me.organization.id), projects);
  return choice === everyProject ? undefined : choice;
}

/** Keeps the choice in the address and for the next visit. Call once. */
export function useKeptChoice(): void {
  const { project: asked } = useSearch({ from: "/app" });
  const organizationId = useMe()?.organization.id;
  const { isKnown, projects, choice, choose } = useCurrentProject();
  useEffect(() => {
    if (!isKnown || organizationId === undefined || projects.length === 0) return undefined;
    if (readStored(organizationId) !== choice) store(organizationId, choice);
    // A navigation renders the whole page again.
    return asked === choice ? undefined : afterFrame(() => choose(choice));
  }, [isKnown, projects, choice, asked, organizationId, choose]);
}

/** The project that the pages are about: the one in the URL, else the last choice on this machine, else the only one. */
export function useCurrentProject(): CurrentProject {
  const me = useMe();
  const { data: projects } = useQuery(projectsQuery());
  const { project: asked } = useSearch({ from: "/app" });
  const navigate = useNavigate();
  const organizationId = me?.organization.id;
  const stored = organizationId ? readStored(organizationId) : undefined;
  const choice = choiceOf(asked, stored, projects ?? []);
  const early = projects === undefined ? asked : choice;
  const isKnown = projects !== undefined && organizationId !== undefined;
  const choose = useCallback(
    (next: string) => void navigate({ to: ".", search: (search) => ({ ...search, project: next }), hash: true, replace: true }),
    [navigate],
  );

  return {
    project: projects?.find((project) => project.id === choice),
    projectId: early === everyProject ? undefined : early,
    isChosen: isKnown || early !== undefined,
    isKnown,
    projects: projects ?? [],
    choice,
    choose,
  };
}
