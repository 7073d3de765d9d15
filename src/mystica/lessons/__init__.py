"""Lessons for beginners: the position each begins with, what counts as done there, and what the others answer."""

from mystica.lessons.accepted import accepts
from mystica.lessons.position import beginning, lesson_of
from mystica.lessons.replies import reply

__all__ = ["accepts", "beginning", "lesson_of", "reply"]
