import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NotHere } from "./scenario.ts";

const MB = 1024 * 1024;

/** A disk for the data of a product. */
export interface Disk {
  /** The place of its mount. */
  readonly folder: string;
  /** The kind of disk, for the reader of the findings. */
  readonly kind: string;
  /** Keeps the process from writing to it from now on. */
  fill(pid: number): void;
  makeRoom(pid: number): void;
  remove(): void;
}

/** A disk of that many megabytes; if mounting is not allowed, a folder in which writing fails. Throws `NotHere`. */
export function smallDisk(megabytes: number): Disk {
  const folder = mkdtempSync(path.join(tmpdir(), "weef-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "weef-torture", folder], { stdio: "pipe" });
    return new MountedDisk(folder);
  } catch {
    return new ForbiddenDisk(folder);
  }
}

/** A file system of its own, in memory, that can be filled to the last byte. Needs Linux and permission to mount. */
class MountedDisk implements Disk {
  readonly kind = "a full disk";
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    process.once("exit", this.remove);
  }

  get #filler(): string {
    return path.join(this.folder, "filler");
  }

  /** Leaves no room at all. */
  fill(): void {
    const file = openSync(this.#filler, "a");
    try {
      for (const piece of [Buffer.alloc(MB), Buffer.alloc(4_096), Buffer.alloc(1)]) {
        while (hasTaken(file, piece));
      }
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.#filler);
  }

  readonly remove = (): void => {
    process.off("exit", this.remove);
    execFileSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true });
  };
}

/**
 * A limit instead of a disk: the system forbids the process to write beyond the first kilobytes of any file. Needs
 * Linux.
 */
class ForbiddenDisk implements Disk {
  readonly kind = "no file may grow";
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  fill(pid: number): void {
    limitFileSize(pid, "4096");
  }

  makeRoom(pid: number): void {
    limitFileSize(pid, "unlimited");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function limitFileSize(pid: number, bytes: string): void {
  try {
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "pipe" });
  } catch (error) {
    throw new NotHere(`no disk can be mounted, and none be forbidden: ${(error as Error).message}`);
  }
}

/** True if the whole piece could be written. */
function hasTaken(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
